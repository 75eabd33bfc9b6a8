/** An item of a list may be needed before the day of the list. */
export const wantedBy = `
alter table plan_lines add column wanted_by text;
`

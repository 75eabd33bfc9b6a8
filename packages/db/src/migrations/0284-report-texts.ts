/** What a closed report says that something said is forgotten after a while: found by when the report was closed. */
export const reportTexts = `
create index reports_texts on reports (closed_at) where body is not null;
`

/** Those who run the market look for what was sent to an address. */
export const mailsByAddress = `
create index mails_address on mails (to_email collate nocase);
`

/**
 * The words of the index, read by their beginnings. The index itself can only tell them by counting, for
 * each of them, every item that has it.
 */
export const searchWords = `
create table search_words (
  word text primary key,
  uses integer not null check (uses > 0)
) strict, without rowid;
insert into search_words (word, uses) select term, doc from search_terms
  where length(term) between 3 and 32 and term not glob '*[0-9]*';
drop table search_terms;
`

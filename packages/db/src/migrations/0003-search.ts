/**
 * The word index. It keeps no copy of the texts; chinese characters are put in one by one, so that any
 * run of them is found as a phrase. search_terms lists its words for mending typing errors.
 */
export const search = `
create virtual table item_search using fts5 (
  title, store, category, description,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
create virtual table search_terms using fts5vocab (item_search, row);
`

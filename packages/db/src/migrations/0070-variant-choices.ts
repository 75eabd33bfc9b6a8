import { ATTRIBUTE_KEYS, CATEGORIES, CHOICE_KEYS, choicesOf } from '@pasar/domain'
import { attributeMeant, attributeNames, choiceWords } from '@pasar/domain/catalogue/attribute-cells'

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `(${row.map(quote).join(',')})`).join(',')

/** What an option may be called, by category, and the attribute that it is. */
const NAMES = CATEGORIES.flatMap(({ slug }) =>
  [...new Set(ATTRIBUTE_KEYS.flatMap(attributeNames))].flatMap((name) => {
    const key = attributeMeant(slug, name)
    return choicesOf(slug).some((own) => own === key) && key !== null ? [[slug, name, key]] : []
  }),
)
const WORDS = CHOICE_KEYS.flatMap((key) => [...choiceWords(key)].map((word) => [key, ...word]))

/** Items whose variants differ by size or colour are found by those too: adds to `items.choices` what their variants are. */
export const variantChoices = `
with names (category, name, key) as (values ${writeRows(NAMES)}),
words (key, word, value) as (values ${writeRows(WORDS)}),
options (item_id, category, choices, name, place) as (
  select id, category, choices, lower(trim(option1)), 1 from items where option1 <> ''
  union all select id, category, choices, lower(trim(option2)), 2 from items where option2 <> ''
),
found (item_id, packed) as (
  select distinct o.item_id, ';' || w.key || '=' || w.value || ';' from options o
    join names n on n.category = o.category and n.name = o.name
    join item_variants v on v.item_id = o.item_id and v.is_off = 0
    join words w on w.key = n.key and w.word = lower(trim(case o.place when 1 then v.value1 else v.value2 end))
  where instr(o.choices, ';' || w.key || '=' || w.value || ';') = 0
)
update items set choices = choices || f.packed
  from (select item_id, group_concat(packed, '') as packed from found group by item_id) f
  where items.id = f.item_id;
`

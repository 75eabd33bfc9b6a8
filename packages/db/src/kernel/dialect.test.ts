import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** What only SQLite takes, and how it is said instead. */
const OWN: readonly [what: RegExp, instead: string][] = [
  [/\biif\s*\(/i, 'case when … then … else … end'],
  [/\bifnull\s*\(/i, 'coalesce'],
  [/\bjson_\w+\s*\(|->/i, 'jsonRow, jsonRows, jsonList, eachOf, firstIn'],
  [/\b(?:not )?indexed\b/i, 'byIndex'],
  [/\bcross join\b/i, 'fixedJoin'],
  [/\browid\b/i, 'insertionOf, or a column'],
  [/\bcollate\b/i, 'ignoringCase'],
  [/\bglob\b/i, 'beginsWith, or like'],
  [/\binstr\s*\(/i, 'positionIn'],
  [/\b(?:max|min)\s*\([^()]*,/i, 'larger, or case'],
  [/\blimit\s+-/i, 'NO_LIMIT'],
  [/(?:^|[\s(,])\+[a-z]/i, 'unindexed'],
  [
    /\bis\s+(?:not\s+)?(?!(?:not\b|null\b|true\b|false\b|distinct\b))(?:[\w"?(]|$)/i,
    'is (not) distinct from',
  ],
  [/\binsert\s+or\b|\breplace\s+into\b/i, 'on conflict'],
  [/\bon conflict\s+do\b/i, 'on conflict (the columns of the key)'],
  [/\b(?:group_concat|total|strftime|unixepoch|julianday|printf|likely|unlikely|random)\s*\(/i, 'TypeScript'],
  [/\b(?:where|and|or|not|on)\s+[01]\b(?!\s*[=<>])|^\s*1\s*$/i, 'true, false'],
  [/\bas\s+[a-z]\w*[A-Z]/, 'a quoted alias: as "itemId"'],
  [/\bitem_search\b/, 'the functions of kernel/search'],
]

const isText = (node: ts.Node): node is ts.TemplateLiteralLikeNode =>
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

/** The SQL of a tagged template; a question mark stands for what is put in. */
function textOf({ template }: ts.TaggedTemplateExpression): string {
  const parts: string[] = []
  ts.forEachChild(template, function collect(node): void {
    if (isText(node)) parts.push(node.text)
    else if (ts.isTemplateSpan(node)) parts.push('?', node.literal.text)
  })
  return ts.isNoSubstitutionTemplateLiteral(template) ? template.text : parts.join('')
}

/** What a file says that no other engine understands. */
function findOwn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, what: string, instead: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push(`${name}:${line + 1} "${what.trim()}": use ${instead}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') {
      // Texts in quotes are no words of the language, but a quoted alias is a name.
      const text = textOf(node).replace(/'(?:[^']|'')*'/g, "''")
      for (const [what, instead] of OWN) {
        const match = what.exec(text)
        if (match) report(node, match[0], instead)
      }
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text
      if (
        method === 'doNothing' &&
        !/\.(?:columns?|constraint|expression)\(/.test(node.expression.getText(file))
      )
        report(node, method, 'a conflict target: .column(…).doNothing()')
      const [, operator, value] = node.arguments
      if (operator && ts.isStringLiteral(operator) && /^is(?: not)?$/.test(operator.text))
        if (value?.kind !== ts.SyntaxKind.NullKeyword) report(node, operator.text, 'is (not) distinct from')
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function* listFiles(): Generator<string> {
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (/^(?!kernel|migrations|seed|sqlite|testing)\w+\/(?:.*\/)?\w[\w-]*\.ts$/.test(name)) yield name
}

it('query files write SQL that any engine takes, or say it by kernel/dialect', () => {
  const files = [...listFiles()]
  expect(files.length).toBeGreaterThan(80)
  expect(files.flatMap((file) => findOwn(file, readFileSync(path.join(SOURCES, file), 'utf8')))).toEqual([])
})

describe('the check of SQL', () => {
  /** With a value put in for each question mark. */
  const check = (source: string) => findOwn('x.ts', source.replaceAll('?', '$'.concat('{b}')))

  it.each([
    'sql`select iif(a > 1, 2, 3) from t`',
    'sql<number>`ifnull(a, 0)`',
    'sql`(select json_group_array(a) from t)`',
    'sql`select a ->> 0 from t`',
    'sql`select a from t indexed by t_a`',
    'sql`select a from t cross join u on u.a = t.a`',
    'sql`select a from t order by rowid`',
    'sql`name collate nocase`',
    "sql`a glob 'x*'`",
    "sql`instr(a, ':') > 0`",
    'sql`max(a, b + 1)`',
    'sql`select a from t limit -1 offset 2`',
    'sql`select a from t where +b = 1`',
    'sql`select a is b from t`',
    'sql`select a from t where b is ?`',
    'sql`select a from t where b is not ?`',
    'sql`insert or ignore into t values (1)`',
    'sql`insert into t values (1) on conflict do nothing`',
    'sql`1`',
    'sql`select a from t where ? and 1`',
    'sql`select a as itemId from t`',
    'db.insertInto("t").onConflict((conflict) => conflict.doNothing())',
    "db.selectFrom('t').where('a', 'is', before)",
  ])('refuses %s', (source) => expect(check(source)).toHaveLength(1))

  it.each([
    'sql`select a as "itemId", max(b) as most from t where c is null and d is not null`',
    'sql`select a is not distinct from ? from t where is_virtual = 1 and x = ?`',
    "sql`select case when a = 1 then 'iif(' else '' end, count(*) + 1 from t`",
    'sql`insert into t values (1) on conflict (a) do update set a = excluded.a`',
    "db.insertInto('t').onConflict((conflict) => conflict.columns(['a', 'b']).doNothing())",
    "db.selectFrom('t').where('a', 'is', null).where('b', 'is not distinct from', before)",
    '// cross join, iif(',
  ])('allows %s', (source) => expect(check(source)).toEqual([]))
})

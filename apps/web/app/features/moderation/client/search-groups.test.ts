import { ROUTES } from '@pasar/domain'
import { expect, it } from 'vitest'
import { makeTranslate } from '../../../i18n/translate'
import cn from '../../../locales/cn'
import en from '../../../locales/en'
import ms from '../../../locales/ms'
import { WORK_AREAS } from '../../platform/client/work-areas'
import { groupFound } from './search-groups'

const makeT = (language: 'en' | 'cn' | 'ms', texts: Record<string, Record<string, string>>) =>
  makeTranslate(language, (name) => texts[name] ?? {})
const LANGUAGES = { en: makeT('en', en), cn: makeT('cn', cn), ms: makeT('ms', ms) }
const pagesFor = (language: keyof typeof LANGUAGES, words: string): string[] =>
  groupFound(LANGUAGES[language], WORK_AREAS.admin.parts, words, undefined).flatMap(({ key, rows }) =>
    key === 'pages' ? rows.map(({ to }) => to) : [],
  )

it('finds pages by a part of their name in the language of the page', () => {
  expect(pagesFor('en', 'bank stat')).toEqual(['/admin/books/statements'])
  expect(pagesFor('cn', '对账单')).toEqual(['/admin/books/statements'])
  expect(pagesFor('ms', 'PENYATA bank')).toEqual(['/admin/books/statements'])
})

it('finds them by their English address in every language', () => {
  for (const language of ['en', 'cn', 'ms'] as const)
    expect(pagesFor(language, 'payouts'), language).toContain('/admin/payouts')
})

it('finds every page of the back office that has an address of its own', () => {
  // Parts of the profile are on its page; an impersonation begins on the page of a member.
  const isPage = ({ path, area, file }: (typeof ROUTES)[number]) =>
    area === 'admin' &&
    file !== undefined &&
    !/[:.]|^\/admin-profile\/|^\/admin\/(?:impersonation|search|views)/.test(path)
  const paths = ROUTES.filter(isPage).map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) expect(pagesFor('en', path), path).toContain(path)
})

it('lists a store before the orders and items that are found by its name', () => {
  const store = { id: 'sto_1', name: 'Kedai Kopi', sellerName: 'Ali', isHidden: false }
  const item = { id: 'itm_1', title: 'Kopi', storeName: 'Kedai Kopi', status: 'active' as const }
  const matches = { members: [], orders: [], items: [item], stores: [store] }
  const groups = groupFound(LANGUAGES.en, WORK_AREAS.admin.parts, 'kedai kopi', {
    words: 'kedai kopi',
    matches,
  })
  expect(groups.map(({ key }) => key)).toEqual(['stores', 'items'])
})

import { LANGUAGES } from '@pasar/domain'
import { findOtherWords } from '@pasar/domain/testing/other-words'
import { expect, it } from 'vitest'
import { listInfoTexts } from '../features/support/server/info-texts.server'
import { MESSAGES } from '../i18n/language.server'

const listTexts = (namespaces: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  new Map(
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${namespace}.${name}`, text]),
    ),
  )

it.each(LANGUAGES)('texts use the words of the glossary: %s', (language) => {
  expect(findOtherWords(language, listTexts(MESSAGES[language]))).toEqual([])
})

it.each(LANGUAGES)('pages of information use them, too: %s', (language) => {
  const pages = listInfoTexts().filter((one) => one.language === language)
  expect(pages).not.toEqual([])
  const texts = pages.map(({ page, text }): [string, string] => [
    page,
    `${text.title}\n${text.lead}\n${text.body}`,
  ])
  expect(findOtherWords(language, new Map(texts))).toEqual([])
})

it('other words would be found', () => {
  const malay = new Map([
    ['a', 'Potongan RM 5, percuma di sini'],
    ['b', 'Muat naik sekarang karena bisa: {{email}}'],
    ['c', 'Tekan di mana-mana; dimana?'],
  ])
  expect(findOtherWords('ms', malay)).toEqual(['a: Potongan', 'b: karena', 'b: bisa', 'c: dimana'])
  const chinese = new Map([['a', '平台运营方在其他平台打折扣，你的平台。']])
  expect(findOtherWords('cn', chinese)).toEqual(['a: 平台', 'a: 折扣', 'a: 你'])
})

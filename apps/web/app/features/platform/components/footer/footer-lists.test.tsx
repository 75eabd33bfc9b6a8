import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import { LANGUAGES } from '@pasar/domain/kernel/languages'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { collectTexts } from '../../../../i18n/page-texts.server'
import { I18nProvider } from '../../../../i18n/provider'
import * as browser from './footer-lists'
import * as server from './footer-lists.server'

// Those of the framework need a whole page around them.
vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const LINKS = [
  { to: '/help-center', text: 'Help & <more>' },
  { to: '/faq', text: 'FAQ' },
]

function render(list: ReactNode, language: (typeof LANGUAGES)[number]) {
  const { find, write } = collectTexts(language)
  const html = renderToString(
    <I18nProvider language={language} find={find}>
      {list}
    </I18nProvider>,
  )
  return { html, texts: write().join('') }
}

describe.each(LANGUAGES)('the lists of the footer in %s', (language) => {
  it.each([1, 2])('are on the server what they are in the browser, the time they are asked for: %i', () => {
    const categories = { categories: CATEGORIES }
    expect(render(<server.CategoryList {...categories} />, language)).toEqual(
      render(<browser.CategoryList {...categories} />, language),
    )
    expect(render(<server.PlaceList links={LINKS} />, language)).toEqual(
      render(<browser.PlaceList links={LINKS} />, language),
    )
  })
})

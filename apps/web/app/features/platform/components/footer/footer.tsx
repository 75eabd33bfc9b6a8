import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import { memo } from 'react'
import { useT } from '../../../../i18n/provider'
import { useIsOn, useRoot } from '../../../../lib/use-root'
import { LatticeEdge } from '../../../../ui/lattice'
import { Disclosure } from '../../../../ui/overlays/disclosure'
import { NewsletterForm } from '../../../support/components/newsletter-form'
import { AppMark } from '../app-mark'
import { Apps, CurrencyChoice, LanguageChoice, ThemeChoice } from './footer-choices'
import { CategoryList, PlaceList } from './footer-lists'

/** The columns of the contract: 7, 7 and 9. */
const COLUMNS = [CATEGORIES.slice(0, 7), CATEGORIES.slice(7, 14), CATEGORIES.slice(14)]

export const Footer = memo(function Footer() {
  const t = useT()
  const root = useRoot()
  const hasNewsletter = useIsOn('newsletter')
  const links = root?.navigation.footer ?? []
  return (
    <footer className="on-rimba relative mt-12 bg-rimba pb-24 laid-out-later text-on-rimba md:pb-8">
      <LatticeEdge className="text-thread" />
      <div className="page-width grid gap-8 py-8 md:grid-cols-[2fr_1fr]">
        <nav aria-label={t('site.footerCategories')} className="min-w-0">
          <h2 className="mb-3 hidden text-lg font-bold md:block">{t('site.footerCategories')}</h2>
          <div className="hidden grid-cols-3 gap-4 md:grid">
            {COLUMNS.map((column) => (
              <CategoryList key={column[0]?.slug} categories={column} />
            ))}
          </div>
          <div className="md:hidden">
            <Disclosure summary={t('site.footerCategories')}>
              <CategoryList categories={CATEGORIES} />
            </Disclosure>
          </div>
        </nav>
        <div className="min-w-0 space-y-6">
          {hasNewsletter && <NewsletterForm />}
          <LanguageChoice />
          <CurrencyChoice />
          <ThemeChoice />
          <Apps />
        </div>
      </div>
      {links.length > 0 && (
        <nav aria-label={t('site.footerLinks')} className="page-width pb-6">
          <PlaceList links={links} />
        </nav>
      )}
      <div className="page-width flex flex-wrap items-center gap-2 text-sm">
        <AppMark size={22} />
        <span className="font-bold">{root?.appName}</span>
        <span>{t('site.rights')}</span>
      </div>
    </footer>
  )
})

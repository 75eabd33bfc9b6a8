import { type OwnItemsFilter, ownItemsFile } from '@pasar/domain/selling/own-items'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'

/** Files with all items that a filter shows, whichever page of them is looked at. */
export function ExportLinks({ filter }: { filter: OwnItemsFilter }) {
  const t = useT()
  const look = buttonClass({ variant: 'secondary', size: 'small' })
  return (
    <section aria-label={t('exports.title')} className="mt-6 flex flex-wrap items-center gap-3">
      <a href={ownItemsFile('csv', filter)} className={look}>
        {t('exports.csv')}
      </a>
      <a href={ownItemsFile('xlsx', filter)} className={look}>
        {t('exports.xlsx')}
      </a>
      <p className="text-sm text-ink-soft">{t('exports.note')}</p>
    </section>
  )
}

import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/empty-state'
import { TextLink } from '../../../../ui/text-link'
import { useTimeText } from '../../../accounts/components/time-text'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { IMPORT_TONES } from '../../client/import-tones'
import { ImportForm } from '../../components/import/import-form'
import type { loader } from '../../routes/import.server'

/** Where items come in and go out as files. */
export function ImportPage() {
  const t = useT()
  const { stores, imports } = useLoaderData<typeof loader>()
  return (
    <WorkFrame
      area="seller"
      title={t('imports.title')}
      lead={t('imports.lead')}
      actions={
        <TextLink to="/my-products" className="inline-flex min-h-11 items-center">
          {t('imports.toProducts')}
        </TextLink>
      }
    >
      <div className="space-y-6">
        {stores.length === 0 ? (
          <EmptyState
            icon="store"
            title={t('imports.noStore')}
            action={<ButtonLink to="/add-store">{t('imports.openStore')}</ButtonLink>}
          >
            {t('imports.noStoreText')}
          </EmptyState>
        ) : (
          <ImportForm />
        )}
        {imports.length > 0 && <LastImports />}
        <Card as="section" title={t('imports.exportTitle')}>
          <p className="mb-4 text-ink-soft">{t('imports.exportText')}</p>
          <div className="flex flex-wrap gap-3">
            <a href={'/my-products.csv' satisfies PagePath} className={buttonClass({ variant: 'secondary' })}>
              {t('exports.csv')}
            </a>
            <a
              href={'/my-products.xlsx' satisfies PagePath}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('exports.xlsx')}
            </a>
          </div>
        </Card>
        <Columns />
      </div>
    </WorkFrame>
  )
}

function LastImports() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { imports } = useLoaderData<typeof loader>()
  return (
    <Card as="section" flush title={t('imports.lastTitle')}>
      <ul className="divide-y divide-line border-t border-line">
        {imports.map(({ id, fileName, state, fileRows, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <TextLink
              to={linkTo('/my-products/import/:id', { id })}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
            >
              {fileName}
            </TextLink>
            <Badge tone={IMPORT_TONES[state]}>{t(`imports.state_${state}`)}</Badge>
            <span className="text-sm text-ink-soft">{t('imports.rows', { count: fileRows })}</span>
            <span className="text-sm text-ink-soft" suppressHydrationWarning>
              {writeTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const TOLD_TOGETHER = { option1: 'option', value1: 'value', length_cm: 'sides' } as const

function Columns() {
  const t = useT()
  const { columns } = useLoaderData<typeof loader>()
  const given = (column: (typeof columns)[number]['column']) => {
    switch (column) {
      case 'option1':
      case 'value1':
      case 'length_cm':
        return t(`imports.col_${TOLD_TOGETHER[column]}`)
      case 'option2':
      case 'value2':
      case 'width_cm':
      case 'height_cm':
        return ''
      default:
        return t(`imports.col_${column}`)
    }
  }
  return (
    <Card as="section" title={t('imports.columnsTitle')}>
      <p className="mb-4 text-ink-soft">{t('imports.columnsText')}</p>
      <dl className="divide-y divide-line text-sm">
        {columns.map(({ column, names }) => (
          <div key={column} className="py-2 sm:grid sm:grid-cols-[16rem_minmax(0,1fr)] sm:gap-4">
            <dt className="font-semibold wrap-anywhere">
              <code>{names.join(', ')}</code>
            </dt>
            <dd className="text-ink-soft">{given(column)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

import type { PagePath } from '@pasar/domain/access/link-to'
import { MAX_PRINTED, PAPER_SIZES, PRINT_KINDS, type PrintKind } from '@pasar/domain/orders/documents'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { Select } from '../../../../ui/forms/select'

const PDF = '/orders/seller/documents.pdf'

/** Prints what is ticked for the form it stands in. */
export function PrintBar() {
  const t = useT()
  return (
    <fieldset className="w-full rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{t('documents.print')}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('documents.size')}
          name="size"
          className="w-full sm:w-56"
          options={PAPER_SIZES.map((value) => ({ value, label: t(`documents.${value}`) }))}
        />
        {PRINT_KINDS.map((kind) => (
          <Button key={kind} type="submit" variant="secondary" name="kind" value={kind} formAction={PDF}>
            {t(`documents.${kind}`)}
          </Button>
        ))}
        <Button type="submit" variant="secondary" formAction={'/orders/seller/pick-list' satisfies PagePath}>
          {t('documents.pickList')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('documents.printHint', { limit: MAX_PRINTED })}</p>
    </fieldset>
  )
}

const LINKS = PRINT_KINDS.flatMap((kind) => PAPER_SIZES.map((size) => ({ kind, size })))

/** Prints the documents of one parcel. */
export function PrintLinks({ parcelId }: { parcelId: string }) {
  const t = useT()
  const name = (kind: PrintKind) => t(kind === 'labels' ? 'documents.label' : 'documents.slip')
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
      {LINKS.map(({ kind, size }) => (
        <li key={`${kind} ${size}`}>
          <a
            href={`${PDF}?kind=${kind}&size=${size}&id=${parcelId}`}
            className={buttonClass({ variant: 'secondary', size: 'small', block: true })}
          >
            {t('documents.onDocument', { document: name(kind), size: size.toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { MAX_PAPERS, PAPER_KINDS, PAPER_SIZES, type PaperKind } from '@pasar/domain/orders/papers'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { Select } from '../../../../ui/forms/select'

const PDF = '/orders/seller/papers.pdf'

/** Prints what is ticked for the form it stands in. */
export function PrintBar() {
  const t = useT()
  return (
    <fieldset className="w-full rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{t('papers.print')}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('papers.size')}
          name="size"
          className="w-full sm:w-56"
          options={PAPER_SIZES.map((value) => ({ value, label: t(`papers.${value}`) }))}
        />
        {PAPER_KINDS.map((kind) => (
          <Button key={kind} type="submit" variant="secondary" name="kind" value={kind} formAction={PDF}>
            {t(`papers.${kind}`)}
          </Button>
        ))}
        <Button type="submit" variant="secondary" formAction="/orders/seller/pick-list">
          {t('papers.pickList')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('papers.printHint', { limit: MAX_PAPERS })}</p>
    </fieldset>
  )
}

const LINKS = PAPER_KINDS.flatMap((kind) => PAPER_SIZES.map((size) => ({ kind, size })))

/** Prints the papers of one parcel. */
export function PrintLinks({ parcelId }: { parcelId: string }) {
  const t = useT()
  const name = (kind: PaperKind) => t(kind === 'labels' ? 'papers.label' : 'papers.slip')
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
      {LINKS.map(({ kind, size }) => (
        <li key={`${kind} ${size}`}>
          <a
            href={`${PDF}?kind=${kind}&size=${size}&id=${parcelId}`}
            className={buttonClass({ variant: 'secondary', size: 'small', block: true })}
          >
            {t('papers.onPaper', { paper: name(kind), size: size.toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  )
}

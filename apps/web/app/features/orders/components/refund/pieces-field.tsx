import { useT } from '../../../../i18n/provider'
import { TextField } from '../../../../ui/forms/field'
import { ItemPicture } from '../../../checkout/components/item-picture'

/** How many pieces of each line are meant. */
export function PiecesFields({
  lines,
  typed,
  error,
  initially,
}: {
  lines: readonly { id: string; title: string; variantName: string; imageKey: string | null; left: number }[]
  typed: Readonly<Record<string, string>>
  error: string | undefined
  /** The initial values of the fields. */
  initially: 'all' | 'none'
}) {
  const t = useT()
  return (
    <>
      {error !== undefined && (
        <p role="alert" className="mb-2 text-sm font-semibold text-bunga-ink">
          {error}
        </p>
      )}
      <ul className="divide-y divide-line">
        {lines
          .filter(({ left }) => left > 0)
          .map(({ id, title, variantName, imageKey, left }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <ItemPicture imageKey={imageKey} />
              <div className="min-w-0 grow">
                <p className="line-clamp-2 font-semibold">{title}</p>
                {variantName !== '' && <p className="text-sm text-ink-soft">{variantName}</p>}
                <p className="text-sm text-ink-soft">{t('claims.piecesOf', { count: left })}</p>
              </div>
              <TextField
                type="number"
                inputMode="numeric"
                className="w-20 shrink-0"
                hideLabel
                label={t('claims.pieces', { name: title })}
                name={`pieces-${id}`}
                min={0}
                max={left}
                defaultValue={typed[`pieces-${id}`] ?? (initially === 'all' ? String(left) : '0')}
              />
            </li>
          ))}
      </ul>
    </>
  )
}

import { ButtonLink } from './button'

export type PaginationProps = {
  label: string
  previousTo?: string | null
  previousLabel: string
  nextTo?: string | null
  nextLabel: string
  /** Between the two, such as "21–40 of 312". */
  status?: string
  className?: string
}

/** Onwards and back by cursor. Nothing when there is one page only. */
export function Pagination({
  label,
  previousTo,
  previousLabel,
  nextTo,
  nextLabel,
  status,
  className,
}: PaginationProps) {
  if (!previousTo && !nextTo) return null
  return (
    <nav aria-label={label} className={className}>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        {previousTo ? (
          <ButtonLink
            to={previousTo}
            rel="prev"
            variant="secondary"
            icon="chevron-left"
            className="justify-self-start"
          >
            {previousLabel}
          </ButtonLink>
        ) : (
          <span />
        )}
        <p className="text-center text-sm text-ink-soft tabular-nums">{status}</p>
        {nextTo && (
          <ButtonLink
            to={nextTo}
            rel="next"
            variant="secondary"
            iconEnd="chevron-right"
            className="justify-self-end"
          >
            {nextLabel}
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}

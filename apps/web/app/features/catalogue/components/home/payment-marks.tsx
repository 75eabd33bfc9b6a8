import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'

const MARKS: readonly { name: TextKey; drawing: ReactNode }[] = [
  {
    name: 'home.payCredit',
    drawing: (
      <>
        <path fill="var(--laut)" d="M0 4a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" />
        <path fill="var(--thread)" d="M6 9h9v7H6Z" />
        <path stroke="#fff" strokeWidth="2" d="M6 24h9M18 24h9M30 24h6" />
      </>
    ),
  },
  {
    name: 'home.payDebit',
    drawing: (
      <>
        <path fill="#0b6b57" d="M0 4a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" />
        <path fill="#062f27" d="M0 6h48v7H0Z" />
        <path
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          d="M7 22h16M34 20a6 6 0 0 1 0 6M38 18a10 10 0 0 1 0 10"
        />
      </>
    ),
  },
  {
    name: 'home.payPrepaid',
    drawing: (
      <>
        <path fill="#f2a71b" d="M0 4a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" />
        <path fill="#c8243f" d="m48 8-24 24h20a4 4 0 0 0 4-4Z" />
        <path stroke="#1c1917" strokeWidth="2" d="M6 8h12M6 13h8" />
      </>
    ),
  },
  {
    name: 'home.payWallet',
    drawing: (
      <>
        <path fill="#c8243f" d="M4 6h36a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z" />
        <path fill="#8f1629" d="M4 6a4 4 0 0 1 4-4h28v4Z" />
        <path fill="#fff" d="M32 15h14v8H32a4 4 0 0 1 0-8Z" />
        <circle cx="34" cy="19" r="2" fill="#c8243f" />
      </>
    ),
  },
  {
    name: 'home.payPhone',
    drawing: (
      <>
        <path fill="var(--ink)" d="M14 3a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3Z" />
        <path fill="var(--surface)" d="M16 4h16v22H16Z" />
        <path
          fill="var(--ink)"
          d="M19 8h4v4h-4ZM25 8h4v4h-4ZM19 14h4v4h-4ZM25 14h2v2h-2ZM27 16h2v2h-2ZM19 20h10v3H19Z"
        />
      </>
    ),
  },
]

/** Ways to pay, drawn by ourselves. */
export function PaymentMarks() {
  const t = useT()
  return (
    <section aria-labelledby="payments" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 id="payments" className="font-bold">
        {t('home.payments')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {MARKS.map(({ name, drawing }) => (
          <li key={name} className="flex items-center gap-2 text-sm text-ink-soft">
            <svg viewBox="0 0 48 32" width={48} height={32} fill="none" aria-hidden="true">
              {drawing}
            </svg>
            {t(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}

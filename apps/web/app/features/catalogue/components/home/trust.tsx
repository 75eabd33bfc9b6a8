import { useT } from '../../../../i18n/provider'
import type { TextKey } from '../../../../i18n/translate'
import { Icon, type IconName } from '../../../../ui/icon'

const PROMISES: readonly { icon: IconName; title: TextKey; text: TextKey }[] = [
  { icon: 'shield', title: 'home.trustProtection', text: 'home.trustProtectionText' },
  { icon: 'lock', title: 'home.trustPayment', text: 'home.trustPaymentText' },
  { icon: 'globe', title: 'home.trustShipping', text: 'home.trustShippingText' },
  { icon: 'chat', title: 'home.trustSupport', text: 'home.trustSupportText' },
]

/** Why one can buy here without worry. */
export function Trust({ className }: { className?: string }) {
  const t = useT()
  return (
    <section aria-labelledby="trust" className={className}>
      <h2 id="trust" className="sr-only">
        {t('home.trust')}
      </h2>
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-jade-soft text-jade">
              <Icon name={icon} size={24} />
            </span>
            <div>
              <h3 className="font-bold">{t(title)}</h3>
              <p className="text-sm text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

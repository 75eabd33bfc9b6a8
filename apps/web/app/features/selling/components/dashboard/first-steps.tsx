import { useT } from '../../../../i18n/provider'
import { Card } from '../../../../ui/card'
import { cx } from '../../../../ui/cx'
import { Icon } from '../../../../ui/icon'
import { TextLink } from '../../../../ui/text-link'

const STEPS = [
  ['store', '/stores', 'desk.stepStore', 'desk.stepStoreText'],
  ['bank', '/seller/settings', 'desk.stepBank', 'desk.stepBankText'],
  ['shipping', '/seller/settings/shipping', 'desk.stepShipping', 'desk.stepShippingText'],
  ['item', '/add-items', 'desk.stepItem', 'desk.stepItemText'],
] as const

/** What a new seller does first. Gone once all of it is done. */
export function FirstSteps({ steps }: { steps: Record<(typeof STEPS)[number][0], boolean> }) {
  const t = useT()
  return (
    <Card as="section" edge title={t('desk.steps')}>
      <p className="-mt-2 mb-3 text-ink-soft">{t('desk.stepsLead')}</p>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-2 2xl:grid-cols-4">
        {STEPS.map(([step, to, title, text], index) => (
          <li key={step} className="flex gap-3 rounded-card bg-sunken p-3">
            <span
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full font-bold',
                steps[step] ? 'bg-jade text-on-jade' : 'bg-surface text-ink',
              )}
            >
              {steps[step] ? <Icon name="check" size={18} label={t('desk.done')} /> : index + 1}
            </span>
            <div className="min-w-0">
              {steps[step] ? (
                <h3 className="pt-1 font-semibold text-ink-soft line-through">{t(title)}</h3>
              ) : (
                <>
                  <h3 className="-mt-1 font-semibold">
                    <TextLink to={to} className="inline-flex min-h-11 items-center">
                      {t(title)}
                    </TextLink>
                  </h3>
                  <p className="text-sm text-ink-soft">{t(text)}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

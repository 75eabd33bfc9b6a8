import { type PaymentMethod, paymentChoice } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { translateFor } from '../../../i18n/language.server'
import type { TextKey, Translate } from '../../../i18n/translate'

const NETWORKS = ['visa', 'mastercard', 'amex'] as const
type Mark = (typeof NETWORKS)[number] | Exclude<PaymentMethod, 'card'>

const marksOf = (method: PaymentMethod): readonly Mark[] => (method === 'card' ? NETWORKS : [method])

const PROVIDERS = {
  demo: { name: 'pay.providerDemo', width: 112 },
  stripe: { name: 'pay.providerStripe', width: 80 },
} as const satisfies Record<string, { name: TextKey; width: number }>

const addressOf = (name: string): string => `/payment-marks/${name}.svg`

/** The logo of who takes the payment, and of every way to pay that is switched on, as HTML: no script has to do with it. */
export function renderPaymentMarks(
  { ctx }: AppLoadContext,
  language: Parameters<typeof translateFor>[0],
): string {
  const t = translateFor(language)
  const { provider, methods } = paymentChoice(ctx)
  const { name, width } = PROVIDERS[provider]
  const marks = methods.flatMap(marksOf)
  return renderToStaticMarkup(
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <img
        src={addressOf(provider)}
        alt={t('pay.through', { provider: t(name) })}
        width={width}
        height={32}
        loading="lazy"
      />
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => (
          <li key={mark}>
            <img src={addressOf(mark)} alt={t(`pay.${mark}`)} width={48} height={32} loading="lazy" />
          </li>
        ))}
      </ul>
    </div>,
  )
}

/** How one pays, in words. */
export function describePayment({ ctx }: AppLoadContext, t: Translate): { title: string; text: string } {
  const { provider, methods } = paymentChoice(ctx)
  return {
    title: methods.map((method) => t(`pay.${method}`)).join(' · '),
    text:
      provider === 'demo'
        ? t('checkout.cardText')
        : t('pay.chooseText', { provider: t(PROVIDERS[provider].name) }),
  }
}

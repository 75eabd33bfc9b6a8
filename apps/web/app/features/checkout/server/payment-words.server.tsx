import type { AppLoadContext } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { Icon } from '../../../ui/icon'
import { describePayment, renderPaymentMarks } from '../../platform/server/payment-marks.server'

/** How one pays, in words and with the logos, as HTML: no script has to do with it. */
export async function renderPayment(
  context: AppLoadContext,
  request: Request,
  isFree: boolean,
): Promise<string> {
  const language = await languageOf(request)
  const t = translateFor(language)
  const { title, text } = isFree
    ? { title: t('checkout.nothingToPay'), text: t('checkout.nothingToPayText') }
    : describePayment(context, t)
  const marks = isFree ? '' : renderPaymentMarks(context, language)
  return renderToStaticMarkup(
    <div className="flex gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-jade-soft text-jade">
        <Icon name={isFree ? 'gift' : 'card'} />
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of its own files */}
        <div className="mt-3 empty:hidden" dangerouslySetInnerHTML={{ __html: marks }} />
      </div>
    </div>,
  )
}

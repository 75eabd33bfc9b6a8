import { linkTo } from '@pasar/domain/access/link-to'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '@pasar/domain/kernel/languages'
import { useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { TabLinks } from '../../../ui/tab-links'

/** The mail of an issue as readers of one language get it, as HTML and as text. */
export function NewsletterPreview({
  id,
  shown,
  preview,
}: {
  id: string
  shown: Language
  preview: { subject: string; html: string; text: string; written: Language }
}) {
  const t = useT()
  return (
    <Card as="section" title={t('newsletterWork.preview')}>
      <p className="mb-3 text-sm text-ink-soft">{t('newsletterWork.previewLead')}</p>
      <div data-keeps-form="">
        <TabLinks
          label={t('newsletterWork.previewLanguages')}
          className="mb-4"
          tabs={LANGUAGES.map((language) => ({
            to: linkTo('/admin/newsletter/:id', { id }, { preview: language }),
            label: <span lang={LANGUAGE_TAG[language]}>{LANGUAGE_NAME[language]}</span>,
            current: language === shown,
          }))}
        />
      </div>
      {preview.written !== shown && (
        <Notice tone="info" title={t('newsletterWork.fallback')} className="mb-4" />
      )}
      <p className="mb-3 font-bold wrap-anywhere" dir="auto" lang={LANGUAGE_TAG[preview.written]}>
        {preview.subject}
      </p>
      <iframe
        title={t('newsletterWork.asHtml')}
        sandbox=""
        srcDoc={preview.html}
        className="h-160 w-full rounded-control border border-line bg-paper"
      />
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t('newsletterWork.asText')}
        </summary>
        <pre
          dir="auto"
          lang={LANGUAGE_TAG[shown]}
          className="rounded-control bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {preview.text}
        </pre>
      </details>
    </Card>
  )
}

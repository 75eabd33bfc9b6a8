import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '@pasar/domain/kernel/languages'
import { MAX_NEWSLETTER_BODY, MAX_NEWSLETTER_SUBJECT } from '@pasar/domain/support/newsletter'
import { useT } from '../../../i18n/provider'
import type { fieldMaker } from '../../../lib/forms/failure'
import { TextArea, TextField } from '../../../ui/forms/field'

/** What an issue of the newsletter says, language by language. */
export function NewsletterFields({ field }: { field: ReturnType<typeof fieldMaker> }) {
  const t = useT()
  return (
    <>
      {LANGUAGES.map((language) => (
        <fieldset key={language} className="space-y-4">
          <legend className="mb-2 font-bold" lang={LANGUAGE_TAG[language]}>
            {LANGUAGE_NAME[language]}
          </legend>
          {language !== 'en' && <p className="text-sm text-ink-soft">{t('newsletterWork.emptyLanguage')}</p>}
          <TextField
            label={t('newsletterWork.subject')}
            lang={LANGUAGE_TAG[language]}
            maxLength={MAX_NEWSLETTER_SUBJECT}
            {...field(`${language}.subject`)}
          />
          <TextArea
            label={t('newsletterWork.body')}
            hint={t('newsletterWork.bodyHint')}
            lang={LANGUAGE_TAG[language]}
            rows={12}
            maxLength={MAX_NEWSLETTER_BODY}
            {...field(`${language}.body`)}
          />
        </fieldset>
      ))}
    </>
  )
}

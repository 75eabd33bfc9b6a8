import { LANGUAGE_NAME, LANGUAGES } from '@pasar/domain/kernel/languages'
import { MAX_BANNER_POSITION } from '@pasar/domain/moderation/banners'
import { useT } from '../../../i18n/provider'
import type { fieldMaker } from '../../../lib/forms/failure'
import { TextArea, TextField } from '../../../ui/forms/field'

/** What a banner says, where it leads and when it is shown. */
export function BannerFields({ field }: { field: ReturnType<typeof fieldMaker> }) {
  const t = useT()
  const note = t('inbox.optional')
  return (
    <>
      {LANGUAGES.map((language) => (
        <fieldset key={language} className="space-y-4">
          <legend className="mb-2 font-bold">{LANGUAGE_NAME[language]}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={t('bannerWork.field_title')} maxLength={80} {...field(`${language}.title`)} />
            <TextField
              label={t('bannerWork.field_buttonText')}
              maxLength={40}
              {...field(`${language}.buttonText`)}
            />
            <TextArea
              label={t('bannerWork.field_description')}
              rows={2}
              maxLength={240}
              className="sm:col-span-2"
              {...field(`${language}.description`)}
            />
            <TextField
              label={t('bannerWork.field_ownLink')}
              note={note}
              hint={t('bannerWork.ownLinkHint')}
              maxLength={500}
              className="sm:col-span-2"
              {...field(`${language}.link`)}
            />
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-2 font-bold">{t('bannerWork.place')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('bannerWork.field_link')}
            hint={t('bannerWork.linkHint')}
            maxLength={500}
            {...field('link')}
          />
          <TextField
            label={t('bannerWork.field_position')}
            hint={t('bannerWork.positionHint', { most: MAX_BANNER_POSITION })}
            inputMode="numeric"
            maxLength={2}
            {...field('position')}
          />
          <TextField
            label={t('bannerWork.field_startsOn')}
            note={note}
            hint={t('bannerWork.startsHint')}
            type="date"
            {...field('startsOn')}
          />
          <TextField
            label={t('bannerWork.field_endsOn')}
            note={note}
            hint={t('bannerWork.endsHint')}
            type="date"
            {...field('endsOn')}
          />
        </div>
      </fieldset>
    </>
  )
}

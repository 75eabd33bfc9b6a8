import { MAX_ARTICLE_LENGTH, MAX_POST_LEAD, MAX_POST_TITLE } from '@pasar/domain/blog/posts'
import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { formatClock, formatMoment } from '../../platform/components/when'
import { MarkdownField } from '../../selling/components/markdown-field'
import { useAutosave } from '../client/use-autosave'
import { useDroppedPictures } from '../client/use-dropped-pictures'
import { usePostVersion } from '../client/use-post-version'
import type { action, loader } from '../routes/blog-editor.server'

const isFile = (value: FormDataEntryValue): boolean => value instanceof File && value.size > 0

/**
 * The form of an article, made anew once its files are kept: the server puts their marks into the text, also where it refuses
 * one of them. What is refused has what was typed.
 */
export function EditorForm() {
  const { state, formData } = useNavigation()
  const [round, setRound] = useState(0)
  const areSent = useRef(false)
  useEffect(() => {
    if (formData?.getAll('pictures').some(isFile)) areSent.current = true
    if (state !== 'idle' || !areSent.current) return
    areSent.current = false
    setRound((before) => before + 1)
  }, [state, formData])
  return <Editor key={round} />
}

/** It saves itself where scripts run, and tells when another tab has saved meanwhile. */
function Editor() {
  const t = useT()
  const { tag } = useI18n()
  const { post, fields, chosen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failed = answer !== undefined && 'failure' in answer ? answer.failure : undefined
  // What is wrong with an answer to a remark is said there.
  const refused = failed?.values.id === undefined ? failed : undefined
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const autosave = useAutosave(form)
  const { status, ...dropping } = useDroppedPictures(post.slug)
  const failure = refused ?? autosave.failure
  const field = fieldMaker(t, refused, fields)
  const version = usePostVersion(post.version, refused, autosave)
  return (
    <Card as="section" edge>
      <Form ref={form} method="post" encType="multipart/form-data" noValidate className="space-y-4">
        {chosen && (
          <Notice tone="info" title={t('blogEditor.chosen', { date: formatMoment(tag, chosen.createdAt) })}>
            {t('blogEditor.chosenText')}
          </Notice>
        )}
        <FormProblem failure={failure} />
        <input type="hidden" name="version" value={version} />
        <TextField {...field('title')} label={t('blogEditor.articleTitle')} maxLength={MAX_POST_TITLE} />
        <TextArea
          {...field('lead')}
          label={t('blogEditor.summary')}
          hint={t('blogEditor.summaryHint')}
          rows={2}
          maxLength={MAX_POST_LEAD}
        />
        <MarkdownField
          {...field('body')}
          {...dropping}
          hasPreview={false}
          label={t('blogEditor.body')}
          hint={t('blogEditor.bodyHint')}
          rows={18}
          maxLength={MAX_ARTICLE_LENGTH}
        />
        <p role="status" className="text-sm text-ink-soft">
          {status}
        </p>
        <TextField
          label={t('blogEditor.pictures')}
          hint={t('blogEditor.picturesHint')}
          type="file"
          name="pictures"
          multiple
          accept={PICTURE_TYPES.join(',')}
          error={
            refused?.code === 'TOO_LARGE'
              ? t('errors.PICTURE_TOO_HEAVY')
              : (fieldError(t, refused, 'pictures') ?? fieldError(t, refused, 'picture'))
          }
        />
        <TextField {...field('tags')} label={t('blogEditor.tags')} hint={t('blogEditor.tagsHint')} />
        <input type="hidden" name="shownSlug" value={refused?.values.shownSlug ?? fields.slug} />
        <TextField {...field('slug')} label={t('blogEditor.address')} hint={t('blogEditor.addressHint')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="save" variant="secondary" loading={isBusy}>
            {t('blogEditor.save')}
          </Button>
          <Button type="submit" name="intent" value="submit" icon="send">
            {t('blogEditor.submit')}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {autosave.failure
              ? t('blogEditor.notSaved')
              : autosave.saved && t('blogEditor.autosaved', { time: formatClock(tag, autosave.saved.at) })}
          </p>
        </div>
        <p className="text-sm text-ink-soft">{t('blogEditor.submitHint')}</p>
      </Form>
    </Card>
  )
}

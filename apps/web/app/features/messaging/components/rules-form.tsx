import { MAX_WORD_LIST_LENGTH } from '@pasar/domain/messaging/word-list'
import { Form, type useActionData, type useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea } from '../../../ui/forms/field'
import { AuditTrail } from '../../moderation/components/staff-records'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/admin-messages.server'

type Rules = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['rules']>
type Answer = ReturnType<typeof useActionData<typeof action>>
type Shown = Extract<NonNullable<Answer>, { preview: unknown }>['preview']

/** The word list, and whether all messages are held: what other rules would do, and who changed them. */
export function RulesForm({ rules, answer }: { rules: Rules; answer: Answer }) {
  const t = useT()
  const failure = answer?.failure
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  const typed = failure?.values ?? preview?.values
  const holdsAll = typed ? typed.holdsAll === 'on' : rules.holdsAll
  return (
    <div className="mt-8 grid grid-cols-1 gap-6">
      <Card as="section" title={t('messageWork.rules')}>
        <Form
          key={`${rules.version} ${preview !== undefined}`}
          method="post"
          noValidate
          className="space-y-4"
        >
          <FormProblem failure={failure} />
          <input type="hidden" name="version" value={rules.version} />
          <TextArea
            {...fieldMaker(t, failure, { words: preview?.values.words ?? rules.words })('words')}
            label={t('messageWork.words')}
            hint={t('messageWork.wordsHint')}
            rows={10}
            maxLength={MAX_WORD_LIST_LENGTH}
            spellCheck={false}
          />
          <Checkbox
            name="holdsAll"
            defaultChecked={holdsAll}
            label={t('messageWork.holdsAll')}
            hint={t('messageWork.holdsAllHint')}
          />
          <Button
            type="submit"
            name="intent"
            value="preview"
            variant={preview === undefined ? 'primary' : 'secondary'}
          >
            {t('marketSettings.show')}
          </Button>
        </Form>
      </Card>
      {preview && <Preview preview={preview} />}
      <AuditTrail audit={rules.history} />
    </div>
  )
}

/** What would be held; saved only by the button below it. */
function Preview({ preview }: { preview: Shown }) {
  const t = useT()
  const { values, added, removed, holdsAll, tried, heldNow, heldThen } = preview
  const effects = [
    ...(added.length > 0 ? [t('messageWork.wordsAdded', { words: added.join(', ') })] : []),
    ...(removed.length > 0 ? [t('messageWork.wordsRemoved', { words: removed.join(', ') })] : []),
    ...(holdsAll === null ? [] : [t(holdsAll ? 'messageWork.holdsAllThen' : 'messageWork.holdsAllNoMore')]),
  ]
  return (
    <Card as="section" edge title={t('marketSettings.effect')}>
      <ul className="list-disc space-y-1 pl-5">
        {(effects.length > 0 ? effects : [t('messageWork.rulesSame')]).map((effect) => (
          <li key={effect} className="wrap-anywhere">
            {effect}
          </li>
        ))}
        {tried > 0 && <li>{t('messageWork.heldOf', { count: tried, before: heldNow, after: heldThen })}</li>}
      </ul>
      <Form method="post" className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        {Object.entries({ ...values, intent: 'rules' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" icon="check">
          {t('marketSettings.save')}
        </Button>
        <ButtonLink to="/admin/messages" variant="quiet">
          {t('marketSettings.keep')}
        </ButtonLink>
      </Form>
    </Card>
  )
}

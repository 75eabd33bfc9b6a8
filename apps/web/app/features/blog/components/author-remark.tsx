import type { PostRemark } from '@pasar/api'
import { MAX_REMARK_ANSWER } from '@pasar/domain/blog/remarks'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { RemarkCard } from './remark-card'

/** A remark as the author sees it, who answers it or says that it is done. */
export function AuthorRemark({
  remark,
  isLost,
  failure,
}: {
  remark: PostRemark
  isLost: boolean
  /** Of the form of this remark. */
  failure: Failure
}) {
  const t = useT()
  const isDone = remark.doneAt !== null
  return (
    <RemarkCard remark={remark} isLost={isLost}>
      <Form method="post" encType="multipart/form-data" noValidate className="space-y-2">
        <FormProblem failure={failure} />
        <input type="hidden" name="id" value={remark.id} />
        <TextArea
          {...fieldMaker(t, failure, { answer: remark.answer })('answer')}
          label={t('blogRemarks.yourAnswer')}
          rows={2}
          maxLength={MAX_REMARK_ANSWER}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="intent"
            value="doneRemark"
            variant="secondary"
            size="small"
            icon="check"
          >
            {t('blogRemarks.markDone')}
          </Button>
          <Button type="submit" name="intent" value="answerRemark" variant="quiet" size="small">
            {t(isDone ? 'blogRemarks.reopen' : 'blogRemarks.sendAnswer')}
          </Button>
        </div>
      </Form>
    </RemarkCard>
  )
}

import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { passageId } from '../client/passage-id'
import { useSelectedWords } from '../client/use-selected-words'
import type { action, loader } from '../routes/admin-blog-post.server'
import { Passages } from './passages'
import { RemarkCard } from './remark-card'
import { RemarkForm } from './remark-form'

/** An article as staff read it: they remark on its passages while it is theirs to decide. */
export function StaffArticle() {
  const t = useT()
  const { post, article } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isOurs = post.state === 'submitted'
  return (
    <>
      <Passages
        {...article}
        showRemark={(remark, isLost) => (
          <RemarkCard key={remark.id} remark={remark} isLost={isLost}>
            {remark.sentAt === null && (
              <Form method="post">
                <input type="hidden" name="id" value={remark.id} />
                <Button type="submit" name="intent" value="removeRemark" variant="quiet" size="small">
                  {t('blogRemarks.remove')}
                </Button>
              </Form>
            )}
          </RemarkCard>
        )}
        {...(isOurs && {
          after: (at: number, words: string) => (
            <RemarkForm
              at={at}
              words={words}
              version={post.version}
              failure={failure?.values.block === String(at) ? failure : undefined}
            />
          ),
        })}
      />
      {isOurs && <RemarkOnSelection />}
    </>
  )
}

/** Where scripts run, words that are selected can be remarked on. */
function RemarkOnSelection() {
  const t = useT()
  const selected = useSelectedWords()
  if (selected === null) return null
  const { at, quote } = selected
  return (
    <p className="sticky bottom-4 mt-4">
      <Link
        to={`?${new URLSearchParams({ passage: at, quote })}#${passageId(Number(at))}`}
        preventScrollReset
        // A press would end the selection before the link is followed.
        onMouseDown={(event) => event.preventDefault()}
        className={buttonClass({ size: 'small', className: 'max-w-full' })}
      >
        <span className="truncate">{t('blogRemarks.makeOnWords', { words: quote })}</span>
      </Link>
    </p>
  )
}

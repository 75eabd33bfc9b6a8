import { useT } from '../../../i18n/provider'
import { type Failure, formError } from '../../../lib/forms/failure'
import { Notice } from '../../../ui/notice'

/** What was wrong with a form as a whole; nothing when the fields say it, or nothing is wrong. */
export function FormProblem({ failure, className }: { failure: Failure; className?: string }) {
  const problem = formError(useT(), failure)
  return problem === undefined ? null : <Notice tone="error" title={problem} live className={className} />
}

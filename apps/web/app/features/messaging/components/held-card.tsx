import { MAX_REJECTION_LENGTH } from '@pasar/domain/messaging/messages'
import type { HoldReason } from '@pasar/domain/messaging/moderation'
import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { FormProblem } from '../../platform/components/form-problem'
import { MessageCase } from './message-case'

type Held = ComponentProps<typeof MessageCase>['message'] & { id: string; heldFor: readonly HoldReason[] }

/** A message that waits, and the two ways to decide. */
export function HeldCard({ message, failure }: { message: Held; failure: Failure }) {
  const t = useT()
  const badges = message.heldFor.map((reason) => (
    <Badge key={reason} tone="kunyit" icon="flag">
      {t(`messageWork.heldFor_${reason}`)}
    </Badge>
  ))
  return (
    <MessageCase message={message} badges={badges}>
      <Form method="post" noValidate className="mt-4 space-y-3">
        <FormProblem failure={failure} />
        <input type="hidden" name="id" value={message.id} />
        <TextField
          {...fieldMaker(t, failure)('reason')}
          label={t('messageWork.reason')}
          note={t('messageWork.reasonNote')}
          hint={t('messageWork.reasonHint')}
          maxLength={MAX_REJECTION_LENGTH}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="approve" icon="check">
            {t('messageWork.approve')}
          </Button>
          <Button type="submit" name="intent" value="reject" variant="danger" icon="close">
            {t('messageWork.reject')}
          </Button>
        </div>
      </Form>
    </MessageCase>
  )
}

import type { HoldReason } from '@pasar/domain/messaging/moderation'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Checkbox } from '../../../ui/forms/checkbox'
import { STAFF_FORM } from '../../platform/components/lists/staff-bulk'
import { DecisionForm } from './decision-form'
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
      <Checkbox
        label={t('staffChanges.choose', { title: message.senderName })}
        name="id"
        value={message.id}
        form={STAFF_FORM}
      />
      <DecisionForm
        id={message.id}
        failure={failure}
        keep={{ intent: 'approve', text: t('messageWork.approve') }}
        drop={{ intent: 'reject', text: t('messageWork.reject') }}
      />
    </MessageCase>
  )
}

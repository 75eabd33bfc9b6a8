import { AWAY_TIMES, type AwayTimes } from '@pasar/domain/messaging/away'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea, TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'

interface AwayFormProps {
  away: { isOn: boolean; times: AwayTimes; fields: Record<string, string> }
  failure: Failure
}

/** The answer that is sent while a seller is away. Which fields its times need shows without scripts, too. */
export function AwayForm({ away, failure }: AwayFormProps) {
  const t = useT()
  const field = fieldMaker(t, failure, away.fields)
  const isOn = failure ? failure.values.isOn === 'on' : away.isOn
  const times = failure?.values.times ?? away.times
  return (
    <Form method="post" noValidate className="group/away space-y-4">
      <Checkbox name="isOn" label={t('replies.awaySwitch')} defaultChecked={isOn} />
      <TextArea
        {...field('away')}
        label={t('replies.awayLabel')}
        hint={t('replies.awayHint')}
        rows={4}
        dir="auto"
      />
      <RadioCards legend={t('replies.when')} error={fieldError(t, failure, 'times') ?? null}>
        {AWAY_TIMES.map((one) => (
          <RadioCard
            key={one}
            name="times"
            value={one}
            title={t(`replies.when_${one}`)}
            defaultChecked={one === times}
          />
        ))}
      </RadioCards>
      <div className="hidden gap-4 group-has-[[value=dates]:checked]/away:grid sm:grid-cols-2">
        <TextField type="date" label={t('replies.fromDay')} {...field('fromDay')} />
        <TextField type="date" label={t('replies.toDay')} {...field('toDay')} />
      </div>
      <div className="hidden gap-4 group-has-[[value=hours]:checked]/away:grid sm:grid-cols-2">
        <TextField type="time" label={t('replies.fromTime')} {...field('fromTime')} />
        <TextField
          type="time"
          label={t('replies.toTime')}
          hint={t('replies.toTimeHint')}
          {...field('toTime')}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('replies.holiday')}</p>
      <Button type="submit" name="intent" value="away" icon="check">
        {t('replies.save')}
      </Button>
    </Form>
  )
}

import type { SessionView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { useTimeText } from './time-text'

/** Where one is signed in, and the way out of each. */
export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const t = useT()
  const { writeTime } = useTimeText()
  const nameOf = ({ kind, browser, system }: SessionView): string => {
    if (kind === 'app') return [t('security.app'), system].filter(Boolean).join(' · ')
    return [browser, system].filter(Boolean).join(' · ') || t('security.unknownDevice')
  }
  return (
    <Card as="section" title={t('security.sessions')}>
      <p className="mb-3 text-ink-soft">{t('security.sessionsLead')}</p>
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {sessions.map((session) => {
          const device = nameOf(session)
          const time = writeTime(session.createdAt)
          return (
            <li
              key={session.sessionId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {device}
                  {session.isCurrent && (
                    <Badge tone="jade" icon="check">
                      {t('security.sessionHere')}
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft">
                  {[
                    session.network,
                    t('security.sessionSince', { time }),
                    t('security.sessionUsed', { time: writeTime(session.lastUsedAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {!session.isCurrent && (
                <Form method="post">
                  <input type="hidden" name="sessionId" value={session.sessionId} />
                  <Button
                    type="submit"
                    name="intent"
                    value="end"
                    variant="secondary"
                    size="small"
                    aria-label={t('security.sessionEndOf', { device, time })}
                  >
                    {t('security.sessionEnd')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      <Form method="post" className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button type="submit" name="intent" value="end-others" variant="secondary">
            {t('security.sessionsEndOthers')}
          </Button>
        )}
        <Button type="submit" name="intent" value="end-all" variant="quiet" icon="logout">
          {t('security.sessionsEndAll')}
        </Button>
      </Form>
    </Card>
  )
}

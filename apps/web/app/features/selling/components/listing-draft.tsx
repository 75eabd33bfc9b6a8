import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { useI18n } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { formatClock, formatMoment } from '../../platform/components/when'
import { formPath } from '../client/form-path'
import { useAutosave } from '../client/use-autosave'
import { useLeaveWarning } from '../client/use-leave-warning'
import { useListingFields } from '../client/use-listing-fields'

/** What was typed into the form and never saved, but for what the form itself has saved: `own` is its version. */
function useOffered(own: number) {
  const { view, typed, failure } = useListingFields()
  const { draft } = view
  const sent = Number(typed?.draftVersion ?? 0)
  const isOthers = failure?.code === 'FORM_DRAFT_CHANGED' && own === Number(failure.details.version)
  const known = isOthers ? sent : Math.max(own, sent)
  return draft && (draft.isContinued || draft.version > known) ? draft : null
}

/** @param own the version of the draft that the form goes on from; 0 for none */
export function DraftOffer({ own }: { own: number }) {
  const { tag } = useI18n()
  const { t, view } = useListingFields()
  const { item } = view
  const draft = useOffered(own)
  if (!draft) return null
  const when = formatMoment(tag, draft.savedAt)
  return (
    <Notice
      tone="info"
      className="mb-6 max-w-wide"
      title={t(draft.isContinued ? 'drafts.continued' : 'drafts.found', { when })}
      action={
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="draftVersion" value={draft.version} />
          {!draft.isContinued && (
            <ButtonLink to={formPath(item?.id, true)} size="small" reloadDocument>
              {t('drafts.continue')}
            </ButtonLink>
          )}
          <Button type="submit" name="intent" value="discard" variant="secondary" size="small">
            {t('drafts.discard')}
          </Button>
        </Form>
      }
    >
      {draft.isContinued && draft.isOutdated && t('drafts.outdated')}
    </Notice>
  )
}

/**
 * Saves what is typed while one types, and says so.
 * @param itemVersion of the item that the form was filled from
 * @param setOwn is told the version of the draft that the form goes on from
 */
export function DraftKeeper({ itemVersion, setOwn }: Pick<KeeperProps, 'itemVersion' | 'setOwn'>) {
  const { view, failure, typed } = useListingFields()
  const { draft } = view
  const known = draft?.isContinued ? draft.version : 0
  const isChanged = failure?.code === 'FORM_DRAFT_CHANGED'
  const version = Number((isChanged ? failure.details.version : typed?.draftVersion) ?? known)
  // What another tab saved is replaced only by who presses again; not by what is typed on.
  return (
    <Keeper
      key={isChanged ? version : 'own'}
      goesOnFrom={version}
      isOthers={isChanged && version > 0}
      isSentBack={typed !== undefined}
      itemVersion={itemVersion}
      setOwn={setOwn}
    />
  )
}

interface KeeperProps {
  goesOnFrom: number
  isOthers: boolean
  isSentBack: boolean
  itemVersion: number
  setOwn: (version: number) => void
}

function Keeper({ goesOnFrom, isOthers, isSentBack, itemVersion, setOwn }: KeeperProps) {
  const { tag } = useI18n()
  const { t, view } = useListingFields()
  const { item, draft } = view
  const isSending = useNavigation().state !== 'idle'
  const { field, version, state, overwrite, isUnsaved } = useAutosave(
    {
      itemId: item?.id ?? '',
      itemVersion,
      goesOnFrom,
      isOthers,
      hasDraft: draft !== null,
    },
    isSending,
    isSentBack,
  )
  useEffect(() => setOwn(version), [setOwn, version])
  // What is offered above the form, not what another tab saved since.
  const offered =
    state.kind === 'other' && draft && !draft.isContinued && draft.version === state.version ? draft : null
  const isStuck = ['failed', 'account', 'other'].includes(state.kind)
  // Following a link saves it, where that goes.
  useLeaveWarning(t('drafts.leave'), isUnsaved, () => isStuck && isUnsaved())
  return (
    <>
      <input ref={field} type="hidden" name="draftVersion" value={version} />
      <div role="status" className="text-sm text-ink-soft empty:sr-only">
        {state.kind === 'saved' && t('drafts.savedAt', { time: formatClock(tag, state.at) })}
        {state.kind === 'failed' && t('drafts.failed')}
        {state.kind === 'account' && t('errors.OTHER_ACCOUNT')}
        {state.kind === 'other' && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {offered
                ? t('drafts.offered', { when: formatMoment(tag, offered.savedAt) })
                : t('drafts.other')}
            </span>
            <Link to={formPath(item?.id, true)} reloadDocument target="_blank" className="underline">
              {t('drafts.look')}
            </Link>
            <Button type="button" variant="secondary" size="small" onClick={overwrite}>
              {t('drafts.overwrite')}
            </Button>
          </span>
        )}
      </div>
    </>
  )
}

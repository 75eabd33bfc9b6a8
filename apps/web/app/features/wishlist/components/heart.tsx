import type { PagePath } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import { useLocation } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { fragment } from '../../../lib/page/fragment'
import { Variant } from '../../../lib/page/slots'
import { useRoot } from '../../../lib/use-root'
import { Button, IconButton } from '../../../ui/button'
import { showToast } from '../../../ui/overlays/toast-store'
import type { WishRefusal } from '../client/send-wish'
import { setWished, useWished } from '../client/wish-store'
import { useSaved } from './wishes'

export type HeartProps = {
  itemId: string
  title: string
  /** `words`: a wide button that says what it does. */
  look?: 'icon' | 'words'
}

/**
 * Puts an item on the wishlist and takes it off. A real form; with scripts the heart turns at once and turns
 * back when the server refuses. A visitor's press is sent as the form: the server remembers it over the login. Not shown to
 * members who cannot buy.
 */
export function Heart({ itemId, title, look = 'icon' }: HeartProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const user = useRoot()?.session?.user ?? null
  const isWished = useWished(itemId, useSaved(itemId))
  /** What the last press wants, while the server is being asked. */
  const wanted = useRef<boolean | null>(null)
  const isSignedOut = useRef(false)
  const from = `${pathname}${search}`
  if (user !== null && user.role !== ROLE.BUYER) return null

  const press = async (event: FormEvent<HTMLFormElement>) => {
    if (user === null || isSignedOut.current) return
    event.preventDefault()
    const form = event.currentTarget
    const isAsking = wanted.current !== null
    wanted.current = !isWished
    setWished(itemId, !isWished)
    // A press during the answer to the last one is sent after it.
    if (isAsking) return
    let sent: boolean
    let refusal: WishRefusal | null
    do {
      sent = wanted.current
      refusal = await ask(t, itemId, sent)
    } while (refusal === null && wanted.current !== sent)
    wanted.current = null
    if (refusal === null) return
    setWished(itemId, !sent)
    if (refusal.isSignedOut) {
      isSignedOut.current = true
      // Once the form says again what was pressed.
      setTimeout(() => form.requestSubmit())
      return
    }
    showToast({ tone: 'error', title: refusal.words })
  }

  const form = { itemId, title, look, from, onSubmit: press }
  return (
    <Variant
      name={`wish-${itemId}`}
      is={isWished}
      no={<HeartForm {...form} isWished={false} />}
      yes={<HeartForm {...form} isWished />}
    />
  )
}

type FieldsProps = Required<HeartProps> & { isWished: boolean; from: string }
type HeartFormProps = FieldsProps & { onSubmit?: (event: FormEvent<HTMLFormElement>) => void }

export const HeartForm = ({ onSubmit, ...fields }: HeartFormProps) => (
  <form method="post" action={'/wishlist' satisfies PagePath} onSubmit={onSubmit}>
    <HeartFields {...fields} />
  </form>
)

const HeartFields = fragment(function HeartFields({ itemId, title, look, isWished, from }: FieldsProps) {
  const t = useT()
  const icon = isWished ? 'heart-filled' : 'heart'
  return (
    <>
      <input type="hidden" name="intent" value={isWished ? 'remove' : 'add'} />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="from" value={from} />
      {look === 'icon' ? (
        <IconButton type="submit" icon={icon} label={t('wishlist.keepItem', { title })} pressed={isWished} />
      ) : (
        <Button
          type="submit"
          variant="secondary"
          block
          icon={icon}
          aria-pressed={isWished}
          className={isWished ? '[&>svg]:text-bunga-ink' : undefined}
        >
          {t(isWished ? 'wishlist.saved' : 'wishlist.save')}
        </Button>
      )}
    </>
  )
}, 'from')

async function ask(t: Translate, itemId: string, isWished: boolean): Promise<WishRefusal | null> {
  try {
    const { sendWish } = await import('../client/send-wish')
    return await sendWish(t, itemId, isWished)
  } catch {
    // Not even the code came: the network is gone.
    return { isSignedOut: false, words: t('wishlist.failed') }
  }
}

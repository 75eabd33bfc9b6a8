import { useRef, useState } from 'react'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { LazyDialog, preloadDialog } from '~/ui/overlays/lazy-dialog'
import { LazyPopover, preloadPopover } from '~/ui/overlays/lazy-popover'
import { LazySheet, preloadSheet } from '~/ui/overlays/lazy-sheet'
import { showToast } from '~/ui/overlays/toast'

type Shown = 'dialog' | 'gift' | 'cart' | 'bottom' | 'popover' | null

/** Once only: they are drawn over the page and take its theme. Toasts come up in the page's own region. */
export function Overlays() {
  const [shown, setShown] = useState<Shown>(null)
  const popoverButton = useRef<HTMLButtonElement>(null)
  const show = (what: Shown) => (open: boolean) => setShown(open ? what : null)

  return (
    <section id="overlays" aria-labelledby="overlays-title" className="pg-section">
      <h2 id="overlays-title">Overlays</h2>
      <div className="pg-row">
        <Button variant="secondary" onPointerEnter={preloadDialog} onClick={() => setShown('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onPointerEnter={preloadDialog} onClick={() => setShown('gift')}>
          Open gift
        </Button>
        <Button variant="secondary" onPointerEnter={preloadSheet} onClick={() => setShown('cart')}>
          Open side sheet
        </Button>
        <Button variant="secondary" onPointerEnter={preloadSheet} onClick={() => setShown('bottom')}>
          Open bottom sheet
        </Button>
        <Button
          ref={popoverButton}
          variant="secondary"
          aria-haspopup="dialog"
          aria-expanded={shown === 'popover'}
          onPointerEnter={preloadPopover}
          onClick={() => setShown(shown === 'popover' ? null : 'popover')}
        >
          Open popover
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ tone: 'success', title: 'Added to your basket', text: 'Harumanis mangoes, 1 kg' })
          }
        >
          Show toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              tone: 'error',
              title: 'That did not work',
              action: { label: 'Try again', onPress: () => {} },
            })
          }
        >
          Show error toast
        </Button>
      </div>

      <LazyDialog
        open={shown === 'dialog'}
        onOpenChange={show('dialog')}
        title="Cancel this order?"
        description="The seller has not packed it yet. You get the whole amount back."
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={() => setShown(null)}>
              Keep the order
            </Button>
            <Button variant="danger" onClick={() => setShown(null)}>
              Cancel the order
            </Button>
          </>
        }
      >
        <TextField label="Why" note="(optional)" />
      </LazyDialog>
      <LazyDialog
        open={shown === 'gift'}
        onOpenChange={show('gift')}
        title="Welcome Gift"
        description="Welcome new members!"
        closeLabel="Close"
        festive
        moveLabel="Move with the arrow keys"
      >
        <p className="pg-panel">Enjoy FREE shipping on your first purchase! Enter the code at checkout.</p>
      </LazyDialog>
      <LazySheet
        open={shown === 'cart'}
        onOpenChange={show('cart')}
        width="wide"
        title="Your basket"
        closeLabel="Close"
        footer={<Button size="large">Checkout · RM 128.50</Button>}
      >
        <p>Shipping is worked out at checkout.</p>
      </LazySheet>
      <LazySheet
        open={shown === 'bottom'}
        onOpenChange={show('bottom')}
        side="bottom"
        title="Share"
        closeLabel="Close"
      >
        <p>A short sheet from below.</p>
      </LazySheet>
      <LazyPopover
        open={shown === 'popover'}
        onOpenChange={show('popover')}
        anchor={popoverButton}
        label="Notifications"
        align="start"
      >
        <p>You have no new notifications</p>
      </LazyPopover>
    </section>
  )
}

import { type MouseEvent, useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'
import type { ItemFacts } from '../server/item-view.server'
import { BUY_ID, describePrice } from './item-buy'

/** Stays at the bottom of a phone while the form that buys is out of sight. Without scripts it leads to that form. */
export function ItemBar({ item }: { item: ItemFacts }) {
  const t = useT()
  const [isFormSeen, setFormSeen] = useState(false)
  useEffect(() => {
    const form = document.getElementById(BUY_ID)
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setFormSeen(entry?.isIntersecting ?? false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])

  // With options one has to choose first, and then the link does what it says.
  const add = (event: MouseEvent) => {
    const button = document.querySelector<HTMLButtonElement>(`#${BUY_ID} button[value="add"]`)
    if (item.variants.length > 1 || !button) return
    event.preventDefault()
    button.click()
  }

  if (isFormSeen) return null
  return (
    <div className="buy-bar short:static md:hidden">
      <p className="grow font-extrabold tabular-nums">
        <span className="text-xs">RM</span> {describePrice(item)}
      </p>
      <a href={`#${BUY_ID}`} onClick={add} className={buttonClass({})}>
        <Icon name="cart" />
        {t(item.variants.length > 1 ? 'item.choose' : 'cart.add')}
      </a>
    </div>
  )
}

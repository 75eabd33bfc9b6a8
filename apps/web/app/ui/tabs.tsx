import { Fragment, type ReactNode, useId } from 'react'
import { cx } from './cx'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** Names the choice. */
  label: string
  tabs: readonly Tab[]
  /** Key of the one shown at first; otherwise the first. */
  initial?: string
  className?: string
}

/** One panel at a time, on one page. Made of radio buttons: needs no script, moves with the arrow keys. */
export function Tabs({ label, tabs, initial, className }: TabsProps) {
  const id = useId()
  const shown = initial ?? tabs[0]?.key
  return (
    <div role="radiogroup" aria-label={label} className={cx('tabs', className)}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>
          <input
            type="radio"
            id={`${id}-${tab.key}`}
            name={id}
            // Belongs to no form, so that it is never sent with one around it.
            form={`${id}-none`}
            defaultChecked={tab.key === shown}
            className="sr-only"
          />
          <label htmlFor={`${id}-${tab.key}`} className="tab">
            {tab.label}
          </label>
          <div className="tab-panel">{tab.content}</div>
        </Fragment>
      ))}
    </div>
  )
}

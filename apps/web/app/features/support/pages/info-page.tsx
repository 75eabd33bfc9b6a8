import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { OwnText } from '../components/own-text'
import type { InfoData } from '../server/info.server'

/** An information page: its text, and the form below it if it has one. */
export function InfoPage({ children }: { children?: ReactNode }) {
  const { html } = useLoaderData<InfoData>()
  return (
    <>
      <OwnText html={html} />
      {children != null && (
        <div className="page-width pb-4">
          <div className="mx-auto max-w-text">{children}</div>
        </div>
      )}
    </>
  )
}

import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { headMeta } from '../../lib/meta'
import type { InfoData } from './info.server'
import { OwnText } from './own-text'

/** What every information page's loader gives, whatever else its form needs. */
type WithInfo = { data: InfoData | undefined }

export const infoMeta = ({ data }: WithInfo): ReturnType<MetaFunction> => headMeta({ data })

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

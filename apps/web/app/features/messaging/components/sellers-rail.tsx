import { useLazyPart } from '../../../ui/overlays/use-lazy-part'

const loadRail = async () =>
  (await import('../../platform/components/workspace/live-sellers-rail')).LiveSellersRail

/**
 * Buyers read the same pages, and load nothing of the seller centre. So browsers leave what the server has written until
 * the code for it is there: links work without.
 */
function InBrowser() {
  const Rail = useLazyPart(true, loadRail)
  if (Rail) return <Rail />
  return (
    <div
      className="min-h-20 lg:sticky lg:top-24"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves in place what the server has written
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** The pages of a seller beside their messages. A built server has `sellers-rail-on-page.tsx` in the place of this file. */
export const SellersRail = import.meta.env.SSR
  ? (await import('./sellers-rail-on-page')).SellersRail
  : InBrowser

import type { ClaimPage } from '@pasar/api'
import type { Language } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { renderStatic } from '../../../lib/page/render-static.server'
import { Card } from '../../../ui/card'
import { CaseMoves, ClaimedLines } from '../components/claim-case'

// A part of the buyer's claim in which nothing can be done: no script follows it.

type Course = Pick<ClaimPage, 'lines'> & { claim: NonNullable<ClaimPage['claim']> }

/** Which pieces a buyer has claimed and what has happened since, as HTML. */
export const renderCourse = (language: Language, course: Course): string =>
  renderStatic(language, <ClaimCourse {...course} />)

function ClaimCourse({ claim, lines }: Course) {
  const t = useT()
  const pieces = new Map(claim.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const claimed = lines.flatMap((line) => {
    const claimedPieces = pieces.get(line.id)
    return claimedPieces === undefined ? [] : [{ ...line, claimedPieces }]
  })
  return (
    <div className="space-y-4">
      <Card as="section" title={t('claims.claimedItems')}>
        <ClaimedLines lines={claimed} />
      </Card>
      <CaseMoves moves={claim.moves} isBuyers />
    </div>
  )
}

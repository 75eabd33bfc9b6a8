import { stateOfPostcode } from './places'

/**
 * Post is delivered across these borders: Pulau Sebang in Melaka and Gemas Baharu in Johor have postcodes of Negeri
 * Sembilan, Genting of Pahang reaches into Selangor. Areas are too coarse to tell where exactly.
 */
const BORDERS: ReadonlySet<string> = new Set(
  (
    'pls-kdh kdh-png kdh-prk png-prk prk-ktn prk-phg prk-sgr ktn-trg ktn-phg trg-phg phg-sgr phg-nsn phg-jhr ' +
    'sgr-kul sgr-pjy sgr-nsn kul-pjy nsn-mlk nsn-jhr mlk-jhr sbh-swk sbh-lbn swk-lbn'
  ).split(' '),
)

/** Whether an address in this state may have this postcode; of a postcode that is in use nowhere yet nobody can say. */
export function mayBeIn(postcode: string, state: string): boolean {
  const usual = stateOfPostcode(postcode)
  return (
    usual === null || usual === state || BORDERS.has(`${usual}-${state}`) || BORDERS.has(`${state}-${usual}`)
  )
}

import { InfoPage } from './info-page'

export function Info() {
  return <InfoPage />
}

import { CookieForm } from '../components/cookie-form'
import { InfoPage } from './info-page'

export function Cookies() {
  return (
    <InfoPage>
      <CookieForm />
    </InfoPage>
  )
}

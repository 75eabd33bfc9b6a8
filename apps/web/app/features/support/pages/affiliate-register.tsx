import { AffiliateForm } from '../components/affiliate-form'
import { InfoPage } from './info-page'

export function AffiliateRegister() {
  return (
    <InfoPage>
      <AffiliateForm />
    </InfoPage>
  )
}

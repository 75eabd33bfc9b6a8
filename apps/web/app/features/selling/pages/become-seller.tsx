import { InfoPage } from '../../support/pages/info-page'
import { SellerForm } from '../components/seller-form'

export function BecomeSeller() {
  return (
    <InfoPage>
      <SellerForm />
    </InfoPage>
  )
}

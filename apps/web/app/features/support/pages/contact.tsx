import { ContactForm } from '../components/contact-form'
import { InfoPage } from './info-page'

export function Contact() {
  return (
    <InfoPage>
      <ContactForm />
    </InfoPage>
  )
}

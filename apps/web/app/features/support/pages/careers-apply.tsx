import { JobForm } from '../components/job-form'
import { InfoPage } from './info-page'

export function CareersApply() {
  return (
    <InfoPage>
      <JobForm />
    </InfoPage>
  )
}

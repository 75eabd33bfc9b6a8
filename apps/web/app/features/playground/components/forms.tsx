import { useState } from 'react'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { RadioCard, RadioCards } from '~/ui/forms/radio-card'
import { Select } from '~/ui/forms/select'
import { Stepper } from '~/ui/forms/stepper'
import { Row, Section, Stack, type Theme } from './section'

const states = [
  { value: 'jhr', label: 'Johor' },
  { value: 'kul', label: 'Kuala Lumpur' },
  { value: 'swk', label: 'Sarawak' },
  { value: 'png', label: '槟城 Pulau Pinang', disabled: true },
]

function EditStepper({ theme }: { theme: Theme }) {
  const [quantity, setQuantity] = useState(2)
  const [word, setWord] = useState('')
  return (
    <>
      <Stepper
        name={`edit-${theme}`}
        value={quantity}
        max={4}
        mode="edit"
        label="Quantity"
        decreaseLabel="One less"
        increaseLabel="One more"
        onStep={(next) => {
          setQuantity(next)
          setWord('')
        }}
        onLimit={() => setWord('That is all there is')}
      />
      <output>
        {quantity} in the cart. {word}
      </output>
    </>
  )
}

export function Forms() {
  return (
    <Section
      id="forms"
      title="Forms"
      render={(theme) => (
        <>
          <Stack label="text">
            <TextField
              label="Full name"
              name="name"
              autoComplete="name"
              placeholder="Nur Aisyah binti Rahman"
            />
            <TextField
              label="Email"
              type="email"
              defaultValue="aisyah@"
              error="This address is not complete. It should look like name@example.com."
              hint="We send the receipt there."
            />
            <TextField
              label="Price"
              prefix="RM"
              inputMode="decimal"
              defaultValue="128.50"
              note="(optional)"
            />
            <TextField label="Weight" suffix="kg" defaultValue="1.2" disabled />
            <TextArea
              label="A word to the seller"
              hint="500 letters at most"
              rows={3}
              defaultValue="请用礼品纸包装，谢谢！"
            />
          </Stack>
          <Stack label="choice">
            <Select label="State" options={states} placeholder="Choose a state" />
            <Select
              label="State, with error"
              options={states}
              defaultValue="swk"
              error="We do not ship there yet."
            />
            <Select label="State, disabled" options={states} defaultValue="kul" disabled />
            <div>
              <Checkbox label="Free shipping" aside="128" defaultChecked />
              <Checkbox
                label="Ships from Malaysia within two working days, no matter where in the country you are"
                aside="96"
              />
              <Checkbox label="Cannot be chosen" disabled />
              <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
            </div>
            <RadioCards legend="Where to">
              <RadioCard name={`address-${theme}`} value="home" title="Home" aside="RM 6.00" defaultChecked>
                12 Jalan Telawi, Bangsar, 59100 Kuala Lumpur
              </RadioCard>
              <RadioCard name={`address-${theme}`} value="office" title="办公室">
                Menara 3, Persiaran KLCC
              </RadioCard>
              <RadioCard name={`address-${theme}`} value="far" title="Not available" disabled>
                Shipping abroad is paused.
              </RadioCard>
            </RadioCards>
          </Stack>
          <Row label="stepper: edits the number; sends the form; disabled">
            <EditStepper theme={theme} />
            <form method="get" aria-label={`A stepper that sends, ${theme}`}>
              <Stepper
                name="quantity"
                value={1}
                size="small"
                label="Quantity to send"
                decreaseLabel="One less"
                increaseLabel="One more"
              />
            </form>
            <Stepper
              name={`off-${theme}`}
              value={1}
              mode="edit"
              disabled
              label="Quantity, disabled"
              decreaseLabel="One less"
              increaseLabel="One more"
            />
          </Row>
        </>
      )}
    />
  )
}

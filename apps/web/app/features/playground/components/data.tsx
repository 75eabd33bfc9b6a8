import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { Table, Td, Th } from '~/ui/table'
import { TextLink } from '~/ui/text-link'
import { Row, Section, Stack } from './section'

const orders = [
  { id: 'PSR-20481', buyer: 'Tan Wei Ming', total: '1,280.00', state: 'Delivered', tone: 'jade' },
  { id: 'PSR-20482', buyer: '陈美玲', total: '28.00', state: 'To ship', tone: 'kunyit' },
  { id: 'PSR-20483', buyer: 'Kavitha a/p Subramaniam', total: '189.90', state: 'Refunded', tone: 'bunga' },
] as const

export function Data() {
  return (
    <Section
      id="data"
      title="Cards and tables"
      render={(theme) => (
        <>
          <Stack label="card">
            <Card
              title="Kedai Mak Cik Ros"
              titleLevel={3}
              edge
              action={<TextLink to="#data">Visit</TextLink>}
            >
              <p>Open since 2019, answers within two hours, ships from Kota Bharu.</p>
            </Card>
          </Stack>
          <Stack label="table in a card">
            <Card title="Orders" titleLevel={3} flush>
              <Table caption={`Orders, ${theme}`}>
                <thead>
                  <tr>
                    <Th sortTo="#data" sorted="descending">
                      Order
                    </Th>
                    <Th>Buyer</Th>
                    <Th>State</Th>
                    <Th numeric sortTo="#data">
                      Total (RM)
                    </Th>
                  </tr>
                </thead>
                <tbody>
                  {orders.map((order) => (
                    <tr key={order.id}>
                      <Td rowHead nowrap>
                        {order.id}
                      </Td>
                      <Td>{order.buyer}</Td>
                      <Td>
                        <Badge tone={order.tone}>{order.state}</Badge>
                      </Td>
                      <Td numeric>{order.total}</Td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Card>
          </Stack>
          <Row label="avatar">
            <Avatar name="Nur Aisyah" />
            <Avatar name="陈美玲" />
            <Avatar name="Kavitha Subramaniam" size={56} alt="Kavitha Subramaniam" />
            <Avatar name="Tan Wei Ming" size={32} />
          </Row>
        </>
      )}
    />
  )
}

import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Checkbox } from '~/ui/forms/checkbox'
import { Disclosure } from '~/ui/overlays/disclosure'
import { DisclosureSheet } from '~/ui/overlays/disclosure-sheet'
import { Menu, MenuLink } from '~/ui/overlays/menu'
import { Pagination } from '~/ui/pagination'
import { TabLinks } from '~/ui/tab-links'
import { Tabs } from '~/ui/tabs'
import { Row, Section, Stack } from './section'

export function Navigation() {
  return (
    <Section
      id="navigation"
      title="Navigation"
      render={(theme) => (
        <>
          <Stack label="breadcrumbs">
            <Breadcrumbs
              label={`Where you are, ${theme}`}
              items={[
                { label: 'Home', to: '#' },
                { label: 'Food', to: '#navigation' },
                { label: 'Harumanis mangoes from Perlis' },
              ]}
            />
          </Stack>
          <Stack label="tabs on one page, tabs that are pages">
            <Tabs
              label="About this thing"
              tabs={[
                {
                  key: 'about',
                  label: 'Description',
                  content: <p className="pg-panel">Sweet, thin skin, picked ripe.</p>,
                },
                { key: 'reviews', label: '评价', content: <p className="pg-panel">比超市的香多了！</p> },
                {
                  key: 'shipping',
                  label: 'Shipping',
                  content: <p className="pg-panel">RM 6.00 within Zone 1.</p>,
                },
              ]}
            />
            <TabLinks
              label={`Orders, ${theme}`}
              tabs={[
                { to: '#all', label: 'All', current: true },
                { to: '#pay', label: 'To pay' },
                { to: '#ship', label: 'To ship' },
                { to: '#receive', label: 'To receive' },
                { to: '#review', label: 'To review' },
              ]}
            />
          </Stack>
          <Stack label="disclosure">
            <div>
              <Disclosure summary="How long does shipping take?">
                <p>Two to five working days within Malaysia.</p>
              </Disclosure>
              <Disclosure summary="Can I send it back?" open>
                <p>Within 15 days, unused.</p>
              </Disclosure>
            </div>
          </Stack>
          <Row label="menu">
            <Menu align="start" look={{ variant: 'secondary' }} summary="Nur Aisyah">
              <MenuLink to="#profile" icon="user">
                Profile
              </MenuLink>
              <MenuLink to="#orders" icon="box">
                Orders
              </MenuLink>
              <MenuLink to="#kept" icon="heart">
                Kept
              </MenuLink>
            </Menu>
          </Row>
          <Stack label="disclosure sheet: a bottom sheet below 1024 px, in place from there on">
            <DisclosureSheet summary="Filters">
              <Checkbox label="Free shipping" />
              <Checkbox label="On offer" />
              <Checkbox label="Four stars and more" />
            </DisclosureSheet>
          </Stack>
          <Stack label="pagination">
            <Pagination
              label={`Pages, ${theme}`}
              previousTo="#before"
              previousLabel="Back"
              nextTo="#after"
              nextLabel="On"
              status="21–40 of 312"
            />
          </Stack>
        </>
      )}
    />
  )
}

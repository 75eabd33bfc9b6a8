import { Badge, CountBadge, shortenCount } from '~/ui/badge'
import { Button, ButtonLink, type ButtonVariant, IconButton } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { Icon } from '~/ui/icon'
import { TextLink } from '~/ui/text-link'
import { Row, Section } from './section'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'highlight']

export function Controls() {
  return (
    <>
      <Section
        id="buttons"
        title="Buttons"
        render={() => (
          <>
            {variants.map((variant) => (
              <Row key={variant} label={variant}>
                <Button variant={variant}>Place order · RM 128.50</Button>
                <Button variant={variant} disabled>
                  Disabled
                </Button>
                <Button variant={variant} loading loadingLabel="Saving">
                  Save changes
                </Button>
              </Row>
            ))}
            <Row label="sizes, icons">
              <Button size="small" icon="plus">
                Small
              </Button>
              <Button icon="cart">Medium</Button>
              <Button size="large" iconEnd="arrow-right">
                Large
              </Button>
            </Row>
            <Row label="icon only, link, block, long and Chinese text">
              <IconButton icon="heart" label="Keep" />
              <IconButton icon="close" label="Close" variant="secondary" size="small" />
              <ButtonLink to="#buttons" variant="secondary" icon="store">
                To the store
              </ButtonLink>
              <TextLink to="#buttons">A link in text</TextLink>
              <Button block variant="highlight">
                加入购物车
              </Button>
              <Button block variant="secondary">
                Teruskan membeli-belah di semua kedai yang menghantar percuma ke negeri anda
              </Button>
            </Row>
          </>
        )}
      />
      <Section
        id="badges"
        title="Badges and chips"
        render={() => (
          <>
            <Row label="soft">
              <Badge>Draft</Badge>
              <Badge tone="jade" icon="check">
                Delivered
              </Badge>
              <Badge tone="kunyit" icon="clock">
                Only 3 left
              </Badge>
              <Badge tone="bunga" icon="warning">
                Out of stock
              </Badge>
              <Badge tone="laut" icon="truck">
                On its way
              </Badge>
            </Row>
            <Row label="solid, ticket, count">
              <Badge look="solid">New</Badge>
              <Badge look="solid" tone="jade">
                Free shipping
              </Badge>
              <Badge look="ticket" tone="kunyit">
                −10%
              </Badge>
              <Badge look="ticket" tone="bunga">
                −35%
              </Badge>
              <span className="pg-cloth" style={{ overflow: 'visible', background: 'none' }}>
                <Icon name="cart" size={28} />
                <CountBadge shown={shortenCount(3)} label="3 things in the cart" />
              </span>
              <span className="pg-cloth" style={{ overflow: 'visible', background: 'none' }}>
                <Icon name="bell" size={28} />
                <CountBadge shown={shortenCount(250)} label="250 notices" />
              </span>
            </Row>
            <Row label="chips">
              <Chip to="#badges">All</Chip>
              <Chip to="#badges" icon="truck">
                Free shipping
              </Chip>
              <Chip to="#badges" selected removeLabel="remove">
                Batik
              </Chip>
              <Chip to="#badges" selected removeLabel="移除">
                食品饮料
              </Chip>
            </Row>
          </>
        )}
      />
    </>
  )
}

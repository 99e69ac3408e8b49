import { useRouter } from "next/router";
import { hrefOf } from "@/lib/site/paths";
import { SITE_LINKS, SITE_NAME } from "./siteLinks";
import { ThemeSwitch } from "./ThemeSwitch";

/** The name of the site, where one can go, and the theme. */
export function SiteHeader() {
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*/, "");
  return (
    <header className="site-header">
      <div className="site-bar">
        <a href={hrefOf("/")} className="site-name">
          {SITE_NAME}
        </a>
        <nav aria-label="Site" className="site-nav">
          {SITE_LINKS.map(({ to, label }) => (
            <a key={to} href={hrefOf(to)} aria-current={path === to ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}

import { PageLink } from "./PageLink";

/** Licences, and what the site is made of. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-bar">
        <p>
          Text, figures and code under the MIT licence. Set in Newsreader and Recursive, both under the SIL
          Open Font License. Every number comes from the simulator, a recorded run or a source named beside
          it.
        </p>
        <p>
          Nothing is loaded from elsewhere and nothing is sent anywhere.{" "}
          <PageLink to="/about/design-language/">How the site looks, and why</PageLink>
        </p>
      </div>
    </footer>
  );
}
